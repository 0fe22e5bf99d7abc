/** Courses of the test of recall beside those of the demo data: `key: name (language)`. */
export const nativeCourses = `
hi-grammar: हिन्दी व्याकरण: शुरुआत से (hindi)
hi-python: पायथन प्रोग्रामिंग सीखें (hindi)
hi-excel: एक्सेल और डेटा विश्लेषण (hindi)
hi-marketing: डिजिटल मार्केटिंग का पूरा कोर्स (hindi)
hi-yoga: योग और ध्यान (hindi)
hi-sanskrit: संस्कृत सम्भाषण (hindi)
hi-guitar: गिटार बजाना सीखें (hindi)
hi-english: अंग्रेज़ी बोलना सीखें (hindi)
hi-photoshop: फ़ोटोशॉप और ग्राफ़िक डिज़ाइन (hindi)
hi-dance: कथक नृत्य (hindi)
mr-writing: मराठी लेखन कार्यशाळा (marathi)
mr-tally: टॅली आणि जीएसटी (marathi)
mr-shares: शेअर बाजार समजून घ्या (marathi)
mr-photo: मोबाईल फोटोग्राफी (marathi)
mr-java: जावा प्रोग्रामिंग मराठीत (marathi)
mr-theatre: नाट्य अभिनय शिबिर (marathi)
ta-grammar: தமிழ் இலக்கணம் (tamil)
ta-python: பைதான் நிரலாக்கம் (tamil)
ta-music: கர்நாடக இசை அடிப்படைகள் (tamil)
ta-cooking: செட்டிநாடு சமையல் (tamil)
ta-react: வலை வடிவமைப்பு மற்றும் ரியாக்ட் (tamil)
ta-data: தரவு அறிவியல் (tamil)
ta-english: ஆங்கிலம் பேசுவோம் (tamil)
te-grammar: తెలుగు వ్యాకరణం (telugu)
te-java: జావా ప్రోగ్రామింగ్ నేర్చుకోండి (telugu)
te-yoga: యోగా మరియు ఆరోగ్యం (telugu)
te-data: డేటా సైన్స్ తెలుగులో (telugu)
te-dance: కూచిపూడి నృత్యం (telugu)
te-cloud: క్లౌడ్ కంప్యూటింగ్ (telugu)
kn-grammar: ಕನ್ನಡ ವ್ಯಾಕರಣ (kannada)
kn-python: ಪೈಥಾನ್ ಕಲಿಯಿರಿ (kannada)
kn-music: ಹಿಂದೂಸ್ತಾನಿ ಸಂಗೀತ (kannada)
kn-excel: ಎಕ್ಸೆಲ್ ಮತ್ತು ಲೆಕ್ಕಪತ್ರ (kannada)
kn-farming: ಸಾವಯವ ಕೃಷಿ (kannada)
ml-writing: മലയാളം എഴുത്ത് (malayalam)
ml-web: വെബ് ഡിസൈൻ പഠിക്കാം (malayalam)
ml-cooking: കേരള പാചകം (malayalam)
ml-marketing: ഡിജിറ്റൽ മാർക്കറ്റിംഗ് (malayalam)
ml-chess: ചെസ്സ് തുടക്കക്കാർക്ക് (malayalam)
bn-grammar: বাংলা ব্যাকরণ (bengali)
bn-python: পাইথন প্রোগ্রামিং (bengali)
bn-songs: রবীন্দ্রসঙ্গীত শিক্ষা (bengali)
bn-drawing: ছবি আঁকা শেখা (bengali)
bn-photo: ফটোগ্রাফি কর্মশালা (bengali)
bn-maths: গণিত অলিম্পিয়াড প্রস্তুতি (bengali)
lodz: Łódź Film School: Editing (english)
portuguese: Português para Viagens (english)
french: Le Français Débutant: Café et Croissants (english)
german: Straßenfotografie für Anfänger (english)
`;

/**
 * What people type, and the courses that they look for: `script or language, kind | courses | queries`. A course is a
 * key of above or the beginning of a name of the demo data.
 */
export const typedQueries = `
Hindi, native | hi-grammar | हिन्दी व्याकरण; हिंदी व्याकरण; व्याकरण; हिंदी ग्रामर व्याकरण शुरुआत; हिन्दी; हिंदी; हिन्दी में व्याकरण सीखें
Hindi, beginning | hi-grammar | हिन्; हिन्दी व्या; हिंदी व्याक; व्याकर
Hindi, native | hi-python | पायथन; पायथन प्रोग्रामिंग; पाइथन; पायथन कोर्स; प्रोग्रामिंग सीखें; पाइथन प्रोग्रामिंग
Hindi, native | hi-excel | एक्सेल; डेटा विश्लेषण; एक्सल; डाटा विश्लेषण; एक्सेल सीखें; विश्लेषण
Hindi, native | hi-marketing | डिजिटल मार्केटिंग; डिजिटल मार्केटिंग कोर्स; मार्केटिंग; डिजीटल मार्केटिंग; मार्केटींग
Hindi, native | hi-yoga | योग; ध्यान; योग और ध्यान; योगा; योग सीखे
Hindi, native | hi-sanskrit | संस्कृत; संस्कृत सम्भाषण; संस्कृत संभाषण; सँस्कृत; सम्भाषण
Hindi, native | hi-guitar | गिटार; गिटार सीखें; गिटार बजाना; गीटार; गिटार कोर्स
Hindi, native | hi-english | अंग्रेज़ी; अंग्रेजी; अँग्रेज़ी; अंग्रेज़ी बोलना; अंग्रेजी बोलना सीखें; इंग्लिश बोलना; अन्ग्रेजी
Hindi, native | hi-photoshop | फ़ोटोशॉप; फोटोशॉप; ग्राफिक डिजाइन; ग्राफ़िक डिज़ाइन; फोटोशोप; ग्राफिक डिज़ाइन
Hindi, native | hi-dance | कथक; कथक नृत्य; नृत्य; कत्थक
Hindi, romanised | hi-grammar | hindi vyakaran; vyakaran; hindi vyakran; hindi; hindi vyaakaran seekhe
Hindi, romanised | hi-marketing | digital marketing ka course; digital marketing; digital marketing pura course; marketing hindi mein
Hindi, romanised | hi-python | python programming seekhe; python seekho hindi me; hindi me python; python hindi; python hindi mein; hindi python course
Hindi, romanised | hi-yoga | yog; dhyan; yoga; yog aur dhyan; dhyaan
Hindi, romanised | hi-sanskrit | sanskrit; sambhashan; sanskrit sambhashan; samskrit; sanskrut
Hindi, romanised | hi-guitar | guitar; gitar; guitar bajana; guitar seekhe; guitar bajana sikhe
Hindi, romanised | hi-english | angrezi; angreji; english bolna; angrezi bolna seekhe; angrezi bolna
Hindi, romanised | hi-photoshop | photoshop; graphic design; photoshop hindi; fotoshop
Hindi, romanised | hi-dance | kathak; kathak nritya; nritya; kathak nrutya
Hindi, romanised | hi-excel | excel aur data vishleshan; data vishleshan; vishleshan; excel hindi me
Hindi, mixed | hi-python | python प्रोग्रामिंग; पायथन programming; python सीखें; हिंदी python; python हिन्दी में
Hindi, mixed | hi-excel | excel डेटा; data विश्लेषण; excel सीखें हिंदी में
Hindi, mixed | hi-photoshop | photoshop डिजाइन; graphic डिज़ाइन; photoshop और ग्राफिक
Hindi, mixed | hi-marketing | digital मार्केटिंग; डिजिटल marketing; marketing कोर्स
Hindi, misspelt | hi-python | पाईथन; पयथन; पायथॉन; पैथन; paithan; pythan; payton programing; paython
Hindi, misspelt | hi-grammar | हिंदि व्याकरण; हिन्दि; व्यकरण; हींदी व्याकरण; hindhi vyakaran; vyakarn
Hindi, misspelt | hi-guitar | गिटर; guiter; gitaar; गिटार बजना
Hindi, misspelt | hi-marketing | मार्केटिग; मारकेटिंग; digitel marketing hindi; marketting digital
Hindi, misspelt | hi-photoshop | फोटोशाप; photosop; photshop; ग्राफीक डिजाइन
Marathi, native | mr-writing | मराठी लेखन; लेखन कार्यशाळा; मराठी; कार्यशाळा; लेखन; मराठी लेखन शिका
Marathi, native | mr-tally | टॅली; टॅली जीएसटी; जीएसटी; टैली; टॅली आणि जीएसटी; टॅली शिका
Marathi, native | mr-shares | शेअर बाजार; शेअर मार्केट बाजार; शेयर बाजार; बाजार; शेअर
Marathi, native | mr-photo | फोटोग्राफी; मोबाईल फोटोग्राफी; मोबाइल फोटोग्राफी; फोटोग्राफि
Marathi, native | mr-java | जावा; जावा प्रोग्रामिंग; जावा मराठीत; जाव्हा
Marathi, native | mr-theatre | नाट्य; अभिनय; नाट्य अभिनय; अभिनय शिबीर; शिबिर
Marathi, romanised | mr-writing | marathi lekhan; lekhan karyashala; marathi; lekhan
Marathi, romanised | mr-shares | share bazar; share bajar; shear bazaar; share bazaar
Marathi, romanised | mr-tally | tally gst marathi; tally ani gst; jiesti tally; tally gst
Marathi, romanised | mr-theatre | natya abhinay; abhinay; natya; abhinay shibir
Marathi, mixed | mr-java | java मराठी; java मराठीत; जावा programming; java marathi
Marathi, mixed | mr-photo | mobile फोटोग्राफी; मोबाईल photography; photography मराठी
Tamil, native | ta-grammar | தமிழ் இலக்கணம்; இலக்கணம்; தமிழ்; தமிழ் இலக்கனம்; இலக்கணம் கற்க
Tamil, beginning | ta-grammar | இலக்; இலக்க; தமிழ் இலக்; தமி
Tamil, native | ta-python | பைதான்; பைத்தான்; நிரலாக்கம்; பைதான் நிரலாக்கம்; பைதன்
Tamil, native | ta-music | கர்நாடக இசை; கர்னாடக இசை; இசை; அடிப்படைகள்; கர்நாடக இசை கற்க
Tamil, native | ta-cooking | சமையல்; செட்டிநாடு; செட்டிநாடு சமையல்; சமயல்
Tamil, native | ta-react | ரியாக்ட்; வலை வடிவமைப்பு; வடிவமைப்பு; ரியாக்ட
Tamil, native | ta-data | தரவு அறிவியல்; தரவு; அறிவியல்
Tamil, native | ta-english | ஆங்கிலம்; ஆங்கிலம் பேச; ஆங்கிலம் பேசுவோம்; ஆங்கில
Tamil, romanised | ta-grammar | tamil ilakkanam; ilakkanam; tamil; tamizh; ilakanam; thamizh ilakkanam
Tamil, romanised | ta-cooking | samayal; chettinadu samayal; chettinad; samaiyal
Tamil, romanised | ta-music | karnataka isai; isai; carnatic isai; karnatak isai
Tamil, romanised | ta-data | tharavu ariviyal; ariviyal; tharavu
Tamil, romanised | ta-english | aangilam; angilam; aangilam pesuvom
Tamil, mixed | ta-python | python நிரலாக்கம்; python தமிழ்; python tamil; tamil python; பைதான் tamil; பைதான் course
Tamil, mixed | ta-react | react வலை; react தமிழ்; react tamil
Telugu, native | te-grammar | తెలుగు; తెలుగు వ్యాకరణం; వ్యాకరణం; తెలుగు వ్యాకరణ; వ్యాకరన
Telugu, beginning | te-grammar | తెలు; వ్యాక; తెలుగు వ్యా
Telugu, native | te-java | జావా; జావా ప్రోగ్రామింగ్; ప్రోగ్రామింగ్; జావ నేర్చుకోండి; జావా నేర్చుకో
Telugu, native | te-yoga | యోగా; యోగ; ఆరోగ్యం; యోగా ఆరోగ్యం
Telugu, native | te-data | డేటా సైన్స్; డేటా; డాటా సైన్స్; డేటా సైన్స్ తెలుగు
Telugu, native | te-dance | కూచిపూడి; కూచిపూడి నృత్యం; నృత్యం; కుచిపూడి
Telugu, native | te-cloud | క్లౌడ్; క్లౌడ్ కంప్యూటింగ్; కంప్యూటింగ్; క్లౌడ్ కంప్యూటింగ
Telugu, romanised | te-grammar | telugu vyakaranam; vyakaranam; telugu; telugu vyakaran
Telugu, romanised | te-dance | kuchipudi; koochipudi; kuchipudi nrityam; kuchipoodi
Telugu, romanised | te-yoga | yoga arogyam; aarogyam; arogyam
Telugu, romanised | te-java | java nerchukondi; java telugu; telugu lo java; java programming telugu
Telugu, mixed | te-data | data science telugu; data సైన్స్; డేటా science; telugu data science
Telugu, mixed | te-cloud | cloud కంప్యూటింగ్; క్లౌడ్ computing; cloud telugu
Kannada, native | kn-grammar | ಕನ್ನಡ; ಕನ್ನಡ ವ್ಯಾಕರಣ; ವ್ಯಾಕರಣ; ಕಂನಡ; ಕನ್ನಡ ವ್ಯಾಕರಣ ಕಲಿ
Kannada, beginning | kn-grammar | ಕನ್; ಕನ್ನ; ವ್ಯಾಕ
Kannada, native | kn-python | ಪೈಥಾನ್; ಪೈಥಾನ್ ಕಲಿಯಿರಿ; ಪೈಥನ್; ಪೈತಾನ್; ಕಲಿಯಿರಿ
Kannada, native | kn-music | ಸಂಗೀತ; ಹಿಂದೂಸ್ತಾನಿ ಸಂಗೀತ; ಹಿಂದುಸ್ತಾನಿ; ಹಿಂದೂಸ್ಥಾನಿ ಸಂಗೀತ; ಹಿನ್ದೂಸ್ತಾನಿ
Kannada, native | kn-excel | ಎಕ್ಸೆಲ್; ಲೆಕ್ಕಪತ್ರ; ಎಕ್ಸೆಲ್ ಲೆಕ್ಕಪತ್ರ
Kannada, native | kn-farming | ಕೃಷಿ; ಸಾವಯವ ಕೃಷಿ; ಸಾವಯವ; ಕ್ರಷಿ
Kannada, romanised | kn-grammar | kannada vyakarana; kannada; vyakarana; kannada vyakaran; kanada
Kannada, romanised | kn-music | hindustani sangeetha; hindustani sangeet; hindustani; hindustani sangita
Kannada, romanised | kn-farming | krishi; savayava krishi; saavayava; krushi
Kannada, mixed | kn-python | python ಕನ್ನಡ; kannada python; python kannada; ಕನ್ನಡ python
Kannada, mixed | kn-excel | excel ಕನ್ನಡ; excel kannada; excel ಲೆಕ್ಕಪತ್ರ
Malayalam, native | ml-writing | മലയാളം; മലയാളം എഴുത്ത്; എഴുത്ത്; മലയാള; മലയാളം എഴുത്തു
Malayalam, beginning | ml-writing | മലയാ; എഴു; മലയ
Malayalam, native | ml-web | വെബ് ഡിസൈൻ; വെബ് ഡിസൈന്‍; ഡിസൈൻ; ഡിസൈൻ പഠിക്കാം; വെബ്
Malayalam, native | ml-cooking | പാചകം; കേരള പാചകം; പാചക; കേരള
Malayalam, native | ml-marketing | ഡിജിറ്റൽ മാർക്കറ്റിംഗ്; ഡിജിറ്റല്‍ മാര്‍ക്കറ്റിംഗ്; മാർക്കറ്റിംഗ്; മാർക്കറ്റിങ്; ഡിജിറ്റൽ
Malayalam, native | ml-chess | ചെസ്സ്; ചെസ്; ചെസ്സ് തുടക്കക്കാർ; തുടക്കക്കാര്‍ക്ക്
Malayalam, romanised | ml-writing | malayalam ezhuthu; malayalam; ezhuthu; malayalam ezhutu
Malayalam, romanised | ml-cooking | kerala pachakam; pachakam; paachakam; kerala paachakam
Malayalam, mixed | ml-web | web ഡിസൈൻ; web design malayalam; വെബ് design; malayalam web design
Malayalam, mixed | ml-marketing | digital മാർക്കറ്റിംഗ്; digital marketing malayalam; marketing malayalam
Malayalam, romanised | ml-chess | chess; chess malayalam; ches
Bengali, native | bn-grammar | বাংলা; বাংলা ব্যাকরণ; ব্যাকরণ; বাঙলা ব্যাকরণ; বাংলা ব্যকরণ
Bengali, beginning | bn-grammar | বাং; ব্যাক; বাংলা ব্যা
Bengali, native | bn-python | পাইথন; পাইথন প্রোগ্রামিং; প্রোগ্রামিং; পাইথন শিখুন; পাইথান
Bengali, native | bn-songs | রবীন্দ্রসঙ্গীত; রবীন্দ্রসংগীত; রবীন্দ্র; রবিন্দ্রসঙ্গীত; রবীন্দ্রসঙ্গীত শিক্ষা
Bengali, native | bn-drawing | ছবি আঁকা; ছবি; আঁকা শেখা; আকা; ছবি আকা শেখা
Bengali, native | bn-photo | ফটোগ্রাফি; ফটোগ্রাফি কর্মশালা; ফটোগ্রাফী; কর্মশালা; ফোটোগ্রাফি
Bengali, native | bn-maths | গণিত; গণিত অলিম্পিয়াড; অলিম্পিয়াড; গনিত
Bengali, romanised | bn-grammar | bangla byakaran; bangla; byakoron; bangla bakoron
Bengali, romanised | bn-songs | rabindrasangeet; rabindra sangeet; robindro songeet; rabindrasangit
Bengali, romanised | bn-drawing | chobi anka; chobi; chhobi anka; chobi aka shekha
Bengali, romanised | bn-maths | gonit; ganit; ganit olympiad; gonit olympiad
Bengali, mixed | bn-python | python বাংলা; bangla python; python bangla; python bengali; bengali python
Bengali, mixed | bn-photo | photography বাংলা; photography কর্মশালা
Latin, accents | lodz | lodz; łódź; Łódź film; lodz film school; łodz; Lódz; LODZ
Latin, accents | portuguese | portugues; português; portugues para viagens; PORTUGUÊS
Latin, accents | french | francais; français; cafe croissants; café; debutant; francais debutant
Latin, accents | german | strassenfotografie; straßenfotografie; anfanger; Anfänger; fur anfanger; strasenfotografie
English titles, native | Python for P + Python for An + hi-python + ta-python + kn-python + bn-python | पायथन; पाइथन; python; பைதான்; পাইথন; ಪೈಥಾನ್; പൈത്തൺ; పైథాన్; पायथॉन
English titles, native | React and T + ta-react | रिएक्ट; रिऐक्ट; ரியாக்ட்; రియాక్ట్; রিঅ্যাক্ট; ರಿಯಾಕ್ಟ್; റിയാക്ട്; react
English titles, native | Java, from + mr-java + te-java | जावा; ஜாவா; జావా; ಜಾವಾ; ജാവ; জাভা; java
English titles, native | Data Science C | डेटा साइंस; डाटा साइंस; டேட்டா சயின்ஸ்; ডেটা সায়েন্স; ಡೇಟಾ ಸೈನ್ಸ್; ഡാറ്റ സയൻസ്; data sains
English titles, native | Machine Learning, the | मशीन लर्निंग; மெஷின் லேர்னிங்; మెషిన్ లెర్నింగ్; মেশিন লার্নিং; ಮಷಿನ್ ಲರ್ನಿಂಗ್; മെഷീൻ ലേണിങ്; mashin learning; machin lerning
English titles, native | Docker, from | डॉकर; डोकर; டாக்கர்; డాకర్; ডকার; docker; dokar
English titles, native | Kubernetes in | कुबेरनेटीज़; कुबरनेट्स; குபெர்நெட்டஸ்; కుబెర్నెటిస్; kubernetis; kubernets
English titles, native | Flutter from + Flutter A | फ्लटर; फ़्लटर; ஃப்ளட்டர்; ఫ్లట్టర్; ফ্লাটার; fluter
English titles, native | Android with | एंड्रॉइड; एन्ड्रॉयड; ஆண்ட்ராய்டு; ఆండ్రాయిడ్; অ্যান্ড্রয়েড; ಆಂಡ್ರಾಯ್ಡ್; andriod; android kotlin
English titles, native | JavaScript without | जावास्क्रिप्ट; ஜாவாஸ்கிரிப்ட்; జావాస్క్రిప్ట్; জাভাস্ক্রিপ্ট; javascript; javascipt; java script
English titles, native | Tableau: | टैब्लो; टेबलो; டேப்லோ; tablo
English titles, native | Ethical Hacking | एथिकल हैकिंग; हैकिंग; எத்திகல் ஹேக்கிங்; హ్యాకింగ్; হ্যাকিং; hacking; ethikal haking
English titles, native | Linux for | लिनक्स; லினக்ஸ்; లినక్స్; লিনাক্স; linaks; linux
English titles, native | Selenium to | सेलेनियम; செலினியம்; సెలీనియం; selenium; seleniam
English titles, native | Figma, from | फिग्मा; ஃபிக்மா; ఫిగ్మా; ফিগমা; figma
English titles, native | Scrum Master | स्क्रम मास्टर; ஸ்க்ரம் மாஸ்டர்; స్క్రమ్ మాస్టర్; scrum mastar
English titles, native | Tally Prime + mr-tally | टैली; टैली प्राइम; டேலி; ట్యాలీ; tally; taly
English titles, native | WordPress for | वर्डप्रेस; வேர்ட்பிரஸ்; వర్డ్‌ప్రెస్; ওয়ার্ডপ্রেস; wordpres; word press
English titles, native | HTML and CSS | एचटीएमएल; एचटीएमएल सीएसएस; html css; html seekhe
English titles, native | DevOps F | डेवऑप्स; devops hindi me; hindi devops; डेवऑप्स हिंदी में
English titles, native | Thirty Queries + Data Analytics with SQL | एसक्यूएल; sql; एस क्यू एल
English titles, native | Quantum Computing | क्वांटम कंप्यूटिंग; क्वांटम; குவாண்டம்; quantam computing
`;
